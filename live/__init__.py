"""What tables and pods share: telling everybody of a change, frames of a WebSocket, what is kept in memory,
processes in which bots think."""

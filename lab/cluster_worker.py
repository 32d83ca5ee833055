"""What a worker of a Dask cluster reads before it plays: `dask worker ... --preload lab.cluster_worker`. It lets the
process use the compiled engine where there is one, which has to be said before anything imports the engine."""

import compiled

compiled.use()

"""Practice: games of one person against one bot in which that person may ask for hints, and is warned before a blunder,
as they wished when the game began. Whoever asks elsewhere is refused. `working` runs in worker processes and loads no
Django; all else is the site's side of it. What is advised goes to the tab that asked, and nothing of it is stored."""

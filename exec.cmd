@rem On other systems `exec` of the shell makes npm pass its signals to the command itself (package.json).
@%*

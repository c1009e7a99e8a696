-- Viewing alone changes nothing at a client that is set up from now on.
alter table clients alter column strict_rights set default true;

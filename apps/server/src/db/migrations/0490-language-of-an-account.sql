-- The language that a person has chosen for the portal; null for that of the browser's last choice.
alter table users add column language text check (language in ('en', 'de'));

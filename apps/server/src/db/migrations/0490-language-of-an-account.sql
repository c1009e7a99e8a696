-- The language chosen for the portal; null for the last language of the browser.
alter table users add column language text check (language in ('en', 'de'));

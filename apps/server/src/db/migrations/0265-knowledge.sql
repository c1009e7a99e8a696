-- A category of help articles. Two may have one label.
create table knowledge_categories (
  client_id uuid not null references clients (id),
  id uuid not null,
  label text not null check (length(label) between 1 and 100),
  summary text not null default '' check (length(summary) <= 500),
  -- Key in the bucket of the Knowledge Base.
  image_key text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id)
);
create index knowledge_categories_by_label on knowledge_categories (client_id, lower(label), id);
create trigger touch before update on knowledge_categories for each row execute function ssp_touch();
select ssp_protect('knowledge_categories');

create table knowledge_articles (
  client_id uuid not null references clients (id),
  id uuid not null,
  -- A category is not deleted while it has articles.
  category_id uuid not null,
  title text not null check (length(title) between 1 and 100),
  image_key text,
  -- JSON of the blocks; the address of an image is its key.
  body text not null check (length(body) <= 150000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, category_id) references knowledge_categories (client_id, id)
);
create index knowledge_articles_by_title on knowledge_articles (client_id, category_id, lower(title), id);
create trigger touch before update on knowledge_articles for each row execute function ssp_touch();
select ssp_protect('knowledge_articles');

-- The images in use, each by one category or one article.
create table knowledge_images (
  client_id uuid not null references clients (id),
  object_key text not null,
  category_id uuid,
  article_id uuid,
  primary key (client_id, object_key),
  check (num_nonnulls(category_id, article_id) = 1),
  foreign key (client_id, category_id) references knowledge_categories (client_id, id) on delete cascade,
  foreign key (client_id, article_id) references knowledge_articles (client_id, id) on delete cascade
);
create index on knowledge_images (client_id, category_id);
create index on knowledge_images (client_id, article_id);
select ssp_protect('knowledge_images', 'select, insert, delete')

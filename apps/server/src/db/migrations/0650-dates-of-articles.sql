-- The orders by date of the articles of a category.
create index knowledge_articles_created on knowledge_articles (client_id, category_id, created_at, lower(title), id);
create index knowledge_articles_changed on knowledge_articles (client_id, category_id, updated_at, lower(title), id);

-- Documents of all kinds by name, as the list without a kind has them, and what one person received by name.
create index documents_by_any_name on documents (client_id, name, created_at, id);
create index shared_documents_by_name on shared_documents (receiver_client_id, receiver_id, filename, shared_at, id);

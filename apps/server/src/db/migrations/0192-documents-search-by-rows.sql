-- The stored text is compared in the order of the list; an index of trigrams read every match of a common word first.
drop function ssp_search_documents(text[]);
drop index documents_search

import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

export const widens = 'a comment may be on a list'

/** Comments below lists whose owners want them. */
export const up = inOrder([
	'alter table custom_list add column has_comments boolean not null default false',
	`alter table comment
		add column list_id integer references custom_list on delete cascade,
		drop constraint comment_on_one,
		add constraint comment_on_one check (num_nonnulls(title_id, episode_id, article_id, review_of, list_id) = 1)`,
	'create index comment_on_list on comment (list_id, created_at desc, id desc) where list_id is not null',
])

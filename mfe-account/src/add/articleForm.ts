import { checkArticle, createArticleRoute, NEWS_CATEGORIES } from 'shared-contract'
import { object, oneOf, type Static, string } from 'shared-contract/schema'
import { act } from 'shared-state'
import type { Creation } from './useCreation.ts'

/** What stands in the form of an article, as it was typed. */
export const ArticleFields = object({
	category: oneOf(NEWS_CATEGORIES),
	title: string(),
	summary: string(),
	content: string(),
	imageUrl: string(),
})
export type ArticleFields = Static<typeof ArticleFields>

/** What the form of the news publishes. */
export const ARTICLE_FORM: Creation<ArticleFields> = {
	schema: ArticleFields,
	initialValues: () => ({ category: 'releases', title: '', summary: '', content: '', imageUrl: '' }),
	validate(fields) {
		const checked = checkArticle(fields)
		return 'value' in checked ? {} : checked.fields
	},
	submit: (fields, idempotencyKey) => act(createArticleRoute, { body: fields }, { idempotencyKey }),
}

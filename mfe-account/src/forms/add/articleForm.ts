import { checkArticle, createArticleRoute, NEWS_CATEGORIES } from 'shared-contract'
import { object, oneOf, type Static, string } from 'shared-contract/schema'
import { act } from 'shared-state'
import type { CreationFormOptions } from './useCreation.ts'

/** The values of the article form. */
export const ArticleFields = object({
	category: oneOf(NEWS_CATEGORIES),
	title: string(),
	summary: string(),
	content: string(),
	imageUrl: string(),
})
export type ArticleFields = Static<typeof ArticleFields>

/** The options of the article form. */
export const ARTICLE_FORM: CreationFormOptions<ArticleFields> = {
	schema: ArticleFields,
	initialValues: () => ({ category: 'releases', title: '', summary: '', content: '', imageUrl: '' }),
	validate(fields) {
		const checked = checkArticle(fields)
		return 'value' in checked ? {} : checked.fields
	},
	submit: (fields, idempotencyKey) => act(createArticleRoute, { body: fields }, { idempotencyKey }),
}

import { type FormOptions, tabDraft } from 'shared-composition/form'
import { ArticleCreation, type Created, checkArticle, createArticleRoute } from 'shared-contract'
import { object, string } from 'shared-contract/schema'
import { act } from 'shared-state'

// A content that is too long to be sent is kept too.
const Draft = object({ ...ArticleCreation.properties, content: string() })
const initialValues = (): ArticleCreation => ({
	category: 'releases',
	title: '',
	summary: '',
	content: '',
	imageUrl: '',
})

/** The options of the article form. */
export const ARTICLE_FORM: FormOptions<ArticleCreation, Created> = {
	initialValues,
	draft: tabDraft('add:news', Draft, initialValues),
	validate(fields) {
		const checked = checkArticle(fields)
		return 'value' in checked ? {} : checked.fields
	},
	submit: (fields, idempotencyKey) => act(createArticleRoute, { body: fields }, { idempotencyKey }),
}

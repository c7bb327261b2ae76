import { AddPage } from './AddPage.tsx'
import { ArticleForm } from './ArticleForm.tsx'

export { loadCreationForm as loader } from './loadCreationForm.ts'

/** The page that publishes a news article. */
export function Component() {
	return (
		<AddPage form="news" isWide>
			{(start) => <ArticleForm {...start} />}
		</AddPage>
	)
}

import { useSearchParams } from 'react-router-dom'
import { Container, Page } from 'shared-ui'
import { pageNamed, readView } from './view.ts'

/** What stands in the frame: one page of the gallery, alone. */
export function Frame() {
	const [search] = useSearchParams()
	const { component: Component } = pageNamed(readView(search).page)
	return (
		<Page>
			<Container>
				<Component />
			</Container>
		</Page>
	)
}

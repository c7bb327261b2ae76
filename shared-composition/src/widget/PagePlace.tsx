import type { ReactNode } from 'react'
import { Container, Page } from 'shared-ui'

/** Stands in a screen's place, as the page's `<main>`. */
export function PagePlace({ children }: { children?: ReactNode }) {
	return (
		<Page>
			<Container>{children}</Container>
		</Page>
	)
}

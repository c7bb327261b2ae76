import type { ReactNode } from 'react'
import { Container, Page } from 'shared-ui'

/** The `<main>` of a page that shows a skeleton or a failure instead of a screen. */
export function PageContainer({ children }: { children?: ReactNode }) {
	return (
		<Page>
			<Container>{children}</Container>
		</Page>
	)
}

import type { ReactNode } from 'react'
import { useWords } from 'shared-i18n'
import { Stack, VisuallyHidden } from 'shared-ui'
import { words } from '../words.ts'

/** Wraps the skeleton of a part of a page. Announces to screen readers that the part is loading. */
export function LoadingRegion({ children }: { children: ReactNode }) {
	const t = useWords(words)
	return (
		<Stack $gap={8} aria-busy="true">
			<VisuallyHidden role="status">{t('title.loading')}</VisuallyHidden>
			{children}
		</Stack>
	)
}

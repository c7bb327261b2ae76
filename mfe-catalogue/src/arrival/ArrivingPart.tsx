import type { ReactNode } from 'react'
import { useWords } from 'shared-i18n'
import { Stack, VisuallyHidden } from 'shared-ui'
import { words } from '../words.ts'

/** The still shapes of a part of a page that is on its way, and the word for those who do not see them. */
export function ArrivingPart({ children }: { children: ReactNode }) {
	const t = useWords(words)
	return (
		<Stack $gap={8} aria-busy="true">
			<VisuallyHidden role="status">{t('title.loading')}</VisuallyHidden>
			{children}
		</Stack>
	)
}

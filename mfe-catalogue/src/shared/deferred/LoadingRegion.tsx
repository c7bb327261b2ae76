import type { ReactNode } from 'react'
import { useTranslations } from 'shared-i18n'
import { Stack, VisuallyHidden } from 'shared-ui'
import { homeTranslations } from '../homeTranslations.ts'

/** Wraps the skeleton of a part of a page. Announces to screen readers that the part is loading. */
export function LoadingRegion({ children }: { children: ReactNode }) {
	const t = useTranslations(homeTranslations)
	return (
		<Stack $gap={8} aria-busy="true">
			<VisuallyHidden role="status">{t('title.loading')}</VisuallyHidden>
			{children}
		</Stack>
	)
}

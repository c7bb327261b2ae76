import { ROW_SCROLL_INTERVAL_MS, ROW_SCROLL_JITTER_MS } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import type { RowMotion } from 'shared-ui/parts'
import { homeTranslations } from '../../shared/homeTranslations.ts'

/** How the rows of the home page move by themselves, and the words of the button that stops one. */
export function useRowMotion(): RowMotion {
	const t = useTranslations(homeTranslations)
	return {
		interval: ROW_SCROLL_INTERVAL_MS,
		jitter: ROW_SCROLL_JITTER_MS,
		pauseLabel: t('home.row.pause'),
		playLabel: t('home.row.play'),
	}
}

import type { RequiredModule } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Badge } from 'shared-ui'
import { detailTranslations } from '../detailTranslations.ts'
import { Lines, Modules } from './style.ts'

/** The shared modules that a slice requires, against those of the shell; what does not fit is seen first. */
export function RequiredModules({ modules }: { modules: readonly RequiredModule[] }) {
	const t = useTranslations(detailTranslations)
	const misfits = modules.filter(({ fits }) => !fits)
	return (
		<Modules open={misfits.length > 0}>
			<summary data-bad={misfits.length > 0 || undefined}>
				{misfits.length > 0 ? t('links.misfit', { count: misfits.length }) : t('links.fit', { count: modules.length })}
			</summary>
			<Lines>
				{[...misfits, ...modules.filter(({ fits }) => fits)].map(({ request, range, provided, fits }) => (
					<li key={request}>
						<code>{request}</code>{' '}
						<small>
							{provided === null ? t('links.required.none', { range }) : t('links.required', { range, provided })}
						</small>{' '}
						{!fits && <Badge $tone="danger">{t('links.unfit')}</Badge>}
					</li>
				))}
			</Lines>
		</Modules>
	)
}

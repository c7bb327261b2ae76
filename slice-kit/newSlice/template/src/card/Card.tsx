import { Suspense, use } from 'react'
import { loadTranslations, useTranslations } from 'shared-i18n'
import { LinkButton, Panel, Skeleton, Stack } from 'shared-ui'
import { translations } from '../translations.ts'

const ready = loadTranslations(translations)

/** A tab of a title's page: `slice.config.ts` puts it there. */
export default function Card() {
	return (
		<Suspense fallback={<Skeleton $height="8rem" />}>
			<Content />
		</Suspense>
	)
}

function Content() {
	use(ready)
	const t = useTranslations(translations)
	return (
		<Panel>
			<Stack $gap={3}>
				<h2>{t('page.title')}</h2>
				<p>{t('page.lead')}</p>
				<LinkButton to="/blank">{t('card.open')}</LinkButton>
			</Stack>
		</Panel>
	)
}

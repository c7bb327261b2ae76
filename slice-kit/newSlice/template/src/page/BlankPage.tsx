import { useTranslations } from 'shared-i18n'
import { Container, EmptyState, Page, PageHeading, Stack } from 'shared-ui'
import { translations } from '../translations.ts'

/** The first screen of the slice. */
export function BlankPage() {
	const t = useTranslations(translations)
	return (
		<Page>
			<title>{`${t('page.title')} · Niouka`}</title>
			<Container $width="text">
				<Stack $gap={6}>
					<PageHeading title={t('page.title')} lead={t('page.lead')} />
					<EmptyState title={t('page.empty')} text={t('page.empty.text')} />
				</Stack>
			</Container>
		</Page>
	)
}

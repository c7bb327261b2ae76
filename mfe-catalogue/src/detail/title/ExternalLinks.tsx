import { OFFICIAL_SITE, type TitlePage } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Stack } from 'shared-ui'
import { ExternalLink } from './ExternalLink.tsx'
import { SidePanel } from './SidePanel.tsx'
import { titleTranslations } from './titleTranslations.ts'

/** "Links Adicionais"; renders nothing if there are none. */
export function ExternalLinks({ links }: { links: TitlePage['externalLinks'] }) {
	const t = useTranslations(titleTranslations)
	if (links.length === 0) return null
	return (
		<SidePanel title={t('title.links')}>
			<Stack as="ul" $gap={2}>
				{links.map(({ name, url }) => (
					<li key={`${name} ${url}`}>
						<ExternalLink href={url}>{name === OFFICIAL_SITE ? t('title.links.official') : name}</ExternalLink>
					</li>
				))}
			</Stack>
		</SidePanel>
	)
}

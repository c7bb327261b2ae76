import { useId } from 'react'
import type { Platform } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Meta, Panel, Stack, space } from 'shared-ui'
import { styled } from 'styled-components'
import { translations } from '../translations.ts'
import { PlatformButton } from './PlatformButton.tsx'

const PlatformList = styled.ul`
	display: grid;
	grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
	gap: ${space[3]};
`

/** The platforms where a film or an episode can be watched. */
export function WatchPanel({ platforms }: { platforms: readonly Platform[] }) {
	const t = useTranslations(translations)
	const titleId = useId()
	return (
		<Panel as="section" aria-labelledby={titleId}>
			<Stack>
				<h2 id={titleId}>{t('title.watch.choose')}</h2>
				{platforms.length === 0 ? (
					<Meta>{t('title.watch.none')}</Meta>
				) : (
					<>
						<PlatformList>
							{platforms.map((platform) => (
								<li key={platform.name}>
									<PlatformButton platform={platform} />
								</li>
							))}
						</PlatformList>
						<Meta>{t('title.watch.note')}</Meta>
					</>
				)}
			</Stack>
		</Panel>
	)
}

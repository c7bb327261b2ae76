import { Link } from 'react-router-dom'
import { type ConsentRequest, parseUrl, profilePath } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Cluster, ExternalLinkIcon, Meta } from 'shared-ui'
import { styled } from 'styled-components'
import { translations } from '../translations.ts'
import { StepHeading } from './StepHeading.tsx'

const Website = styled.a`
	display: inline-flex;
	gap: 0.3em;
	align-items: center;
	overflow-wrap: anywhere;
	svg { flex: none; }
`

/** The app that asks: its name, its developer and the host of its page. */
export function AskingApp({ app: { name, developer, website } }: Pick<ConsentRequest, 'app'>) {
	const t = useTranslations(translations)
	const host = parseUrl(website)?.host
	return (
		<div>
			<StepHeading>{t('authorize.heading', { name })}</StepHeading>
			<Cluster $gap={3}>
				<Meta>
					{developer === null ? (
						t('authorize.developer.private')
					) : (
						<Link to={profilePath(developer)}>{t('authorize.developer', { name: developer })}</Link>
					)}
				</Meta>
				{host !== undefined && (
					<Meta>
						<Website href={website} target="_blank" rel="noopener noreferrer nofollow">
							{host}
							<ExternalLinkIcon size={14} />
						</Website>
					</Meta>
				)}
			</Cluster>
		</div>
	)
}

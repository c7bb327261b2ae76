import { Link } from 'react-router-dom'
import { type ConsentRequest, parseUrl, profilePath } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Badge, Cluster, ExternalLinkIcon, Meta, size } from 'shared-ui'
import { styled } from 'styled-components'
import { signInTranslations } from '../signInTranslations.ts'
import { StepHeading } from './StepHeading.tsx'

const Website = styled.a`
	display: inline-flex;
	gap: 0.3em;
	align-items: center;
	overflow-wrap: anywhere;
	svg { flex: none; }
`

// As large as the name above it: the address is what tells who asks.
const Address = styled.p`
	margin: 0;
	font-size: ${size['3xl']};
	font-weight: 750;
	line-height: 1.2;
	overflow-wrap: anywhere;
`

/** The app that asks: its name, the address that tells who it is, its developer and the host of its page. */
export function AskingApp({ app: { name, developer, website }, returnsTo }: Pick<ConsentRequest, 'app' | 'returnsTo'>) {
	const t = useTranslations(signInTranslations)
	const host = parseUrl(website)?.host
	return (
		<div>
			<StepHeading>{t('authorize.heading', { name })}</StepHeading>
			{returnsTo !== null && <Address>{returnsTo}</Address>}
			<Cluster $gap={2}>
				<Badge $tone="danger">{t('authorize.unverified')}</Badge>
				<Meta>{t('authorize.unverified.text')}</Meta>
			</Cluster>
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

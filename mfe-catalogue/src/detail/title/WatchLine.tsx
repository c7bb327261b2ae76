import { useStore } from '@nanostores/react'
import { Link, useLocation } from 'react-router-dom'
import { LANGUAGE_TAGS, type Platform } from 'shared-contract'
import { nameOfCode, useLocale, useTranslations } from 'shared-i18n'
import { art, Cluster, PlayIcon, radius, size, space } from 'shared-ui'
import { css, styled } from 'styled-components'
import { $country } from '../whereToWatch/country.ts'
import { servicesFor } from '../whereToWatch/servicesFor.ts'
import { titleTranslations } from './titleTranslations.ts'

/** As many services as the line names; the tab "Sobre" has all. */
const NAMED = 3

const chip = css`
	display: inline-flex;
	align-items: center;
	gap: ${space[1]};
	min-height: 32px;
	padding: 0 ${space[3]};
	border: 1px solid color-mix(in srgb, ${art.text} 28%, transparent);
	border-radius: ${radius.md};
	font-size: ${size.sm};
	font-weight: 650;
	text-decoration: none;
	background: color-mix(in srgb, ${art.shade} 60%, transparent);
	&:hover { border-color: ${art.text}; }
`
const Service = styled.a`
	${chip}
`
const More = styled(Link)`
	${chip}
`

const Said = styled.p`
	min-height: 32px;
	font-size: ${size.sm};
	line-height: 32px;
`

/** Where a title can be watched in the reader's country. */
export function WatchLine({ platforms }: { platforms: readonly Platform[] }) {
	const t = useTranslations(titleTranslations)
	const { search } = useLocation()
	const country = useStore($country)
	const tag = LANGUAGE_TAGS[useLocale()]
	const services = servicesFor(platforms, country).here.filter(({ url, status }) => url && status !== 'soon')
	if (services.length === 0)
		return <Said>{t('title.watch.noneHere', { country: nameOfCode('region', country, tag) })}</Said>
	const rest = services.length - NAMED
	return (
		<Cluster $gap={2} role="group" aria-label={t('title.watch.choose')}>
			{services.slice(0, NAMED).map(({ name, url }) => (
				<Service key={name} href={url ?? ''} target="_blank" rel="noopener noreferrer">
					<PlayIcon size={12} />
					{name}
				</Service>
			))}
			{rest > 0 && (
				<More to={{ search, hash: 'about' }} replace={false} preventScrollReset>
					{t('title.watch.more', { count: rest })}
				</More>
			)}
			{services[0]?.regions === undefined && <Said>{t('title.watch.regionsUnknown')}</Said>}
		</Cluster>
	)
}

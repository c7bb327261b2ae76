import { LOCALE_PARAMETER, type MemberYear, memberYearPath, yearPicturePath } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button, Cluster, ImageIcon, LinkButton, Meta, radius, ShareIcon, Stack } from 'shared-ui'
import { styled } from 'styled-components'
import { readerZone } from './StatisticsPanel.tsx'
import { share } from './share.ts'
import { statisticsTranslations } from './statisticsTranslations.ts'

const Preview = styled.img`
	width: min(100%, 30rem);
	height: auto;
	border-radius: ${radius.md};
`

/** Shares the address of a year, and offers its pictures. Those of a private profile do not exist. */
export function ShareYear({ year: { memberId, username, year, isPublic, isOwn } }: { year: MemberYear }) {
	const t = useTranslations(statisticsTranslations)
	const locale = useLocale()
	if (!isPublic) return <Meta as="p">{t('year.share.private')}</Meta>
	const query = new URLSearchParams({ [LOCALE_PARAMETER]: locale, zone: readerZone() })
	const picture = (shape: 'wide' | 'tall') => `${yearPicturePath(memberId, year, shape)}?${query}`

	async function shareAddress() {
		const address = new URL(memberYearPath(username, year), location.href).href
		const outcome = await share(address, t('year.share.text', { name: username, year: String(year) }))
		if (outcome === 'copied') showToast('good', t('year.share.copied'))
		if (outcome === 'failed') showToast('bad', t('year.share.failed'))
	}

	return (
		<Stack $gap={3}>
			<Preview
				src={picture('wide')}
				alt={t('year.share.alt', { name: username, year: String(year) })}
				width={1200}
				height={630}
				loading="lazy"
			/>
			<Cluster>
				<Button variant="primary" onClick={() => void shareAddress()}>
					<ShareIcon size={18} />
					{t('year.share')}
				</Button>
				{(['wide', 'tall'] as const).map((shape) => (
					<LinkButton key={shape} to={picture(shape)} reloadDocument download={`niouka-${year}-${shape}.png`}>
						<ImageIcon size={18} />
						{t(`year.share.${shape}`)}
					</LinkButton>
				))}
			</Cluster>
			{isOwn && <Meta as="p">{t('year.share.public')}</Meta>}
		</Stack>
	)
}

import type { ReactNode } from 'react'
import { LOCALE_PARAMETER, type MemberYear, memberYearPath, yearPicturePath } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button, Cluster, ImageIcon, LinkButton, Meta, radius, Stack } from 'shared-ui'
import { ShareIcon } from 'shared-ui/parts'
import { styled } from 'styled-components'
import { readerZone } from './StatisticsPanel.tsx'
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
				<ShareYearButton year={{ username, year }}>{t('year.share')}</ShareYearButton>
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

interface ShareYearButtonProps {
	year: Pick<MemberYear, 'username' | 'year'>
	children: ReactNode
}

/** Shares the address of a year by the device's own menu, or copies it. */
export function ShareYearButton({ year: { username, year }, children }: ShareYearButtonProps) {
	const t = useTranslations(statisticsTranslations)

	async function shareAddress() {
		const address = new URL(memberYearPath(username, year), location.href).href
		const outcome = await share(address, t('year.share.text', { name: username, year: String(year) }))
		if (outcome === 'copied') showToast('good', t('year.share.copied'))
		if (outcome === 'failed') showToast('bad', t('year.share.failed'))
	}

	return (
		<Button variant="primary" onClick={() => void shareAddress()}>
			<ShareIcon size={18} />
			{children}
		</Button>
	)
}

/**
 * Shares an address by the device's own menu; copies it where there is none.
 *
 * @returns what came of it; `shared` also if the reader closed the menu.
 */
export async function share(url: string, title: string): Promise<'shared' | 'copied' | 'failed'> {
	if (typeof navigator.share === 'function') {
		try {
			await navigator.share({ url, title })
			return 'shared'
		} catch (error) {
			if (error instanceof Error && error.name === 'AbortError') return 'shared'
		}
	}
	try {
		await navigator.clipboard.writeText(url)
		return 'copied'
	} catch {
		return 'failed'
	}
}

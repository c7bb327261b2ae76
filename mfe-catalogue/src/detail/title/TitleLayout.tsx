import { type ReactNode, useState } from 'react'
import { deferred } from 'shared-composition'
import { embedCode, embedUrl, type SlotProps, type TitlePage, titlePath } from 'shared-contract'
import { useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Container, CopyIcon, IconButton, ImageIcon, Menu, Page } from 'shared-ui'
import { ShareIcon } from 'shared-ui/parts'
import { createCopier } from '../../shared/copier.ts'
import { RestPlaceholder, useIsPainted } from '../../shared/deferred/afterPaint.ts'
import { useShareAddress } from '../../shared/shareAddress.ts'
import { loadTitleRest } from './loadTitleRest.ts'
import { TitleActions } from './TitleActions.tsx'
import { TitleHeader } from './TitleHeader.tsx'
import { titleTranslations } from './titleTranslations.ts'

const TitleRest = deferred(async () => (await loadTitleRest()).TitleRest, { skeleton: <RestPlaceholder /> })

interface TitleLayoutProps {
	page: TitlePage
	back: { to: string; label: string }
	/** The button for the first episode or chapter. */
	start: ReactNode
	/** What the page shows, as comments name it. */
	subject: SlotProps<'title.panels'>['subject']
}

/** The layout of all title pages, of anime, films and manga. */
export function TitleLayout({ page, back, start, subject }: TitleLayoutProps) {
	const name = useTitleName()(page)
	const isPainted = useIsPainted()
	return (
		<Page $bleed>
			<title>{`${name} · Niouka`}</title>
			<TitleHeader
				page={page}
				back={back}
				actions={
					<>
						{start}
						<TitleActions titleId={page.id} withFavorite={!page.isAdult} />
						{!page.isAdult && <ShareTitle page={page} />}
					</>
				}
			/>
			<Container>
				{isPainted ? <TitleRest key={page.id} page={page} subject={subject} /> : <RestPlaceholder />}
			</Container>
		</Page>
	)
}

/** Copies the address of a title, or the code with which another site shows its card. */
function ShareTitle({ page }: { page: TitlePage }) {
	const t = useTranslations(titleTranslations)
	const locale = useLocale()
	const name = useTitleName()(page)
	const [copier] = useState(createCopier)
	const address = useShareAddress(location.origin + titlePath(page))
	const code = embedCode({ url: embedUrl(location.origin, page.id, locale), name })
	const copy = async (text: string, done: string) => {
		if (await copier.copy(text, t('title.share.failed'))) showToast('good', done)
	}
	return (
		<Menu
			label={t('title.share')}
			items={[
				{
					label: t('title.share.address'),
					icon: <CopyIcon size={18} />,
					onSelect: () => void copy(address, t('title.share.address.copied')),
				},
				{
					label: t('title.share.embed'),
					icon: <ImageIcon size={18} />,
					onSelect: () => void copy(code, t('title.share.embed.copied')),
				},
			]}
			button={(trigger) => <IconButton label={t('title.share')} icon={<ShareIcon />} filled {...trigger} />}
		/>
	)
}

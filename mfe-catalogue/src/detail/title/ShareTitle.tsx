import { useState } from 'react'
import { embedCode, embedUrl, type TitlePage, titlePath } from 'shared-contract'
import { useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { CopyIcon, IconButton, ImageIcon, Menu } from 'shared-ui'
import { ShareIcon } from 'shared-ui/parts'
import { createCopier } from '../../shared/copier.ts'
import { useShareAddress } from '../../shared/shareAddress.ts'
import { titleTranslations } from './titleTranslations.ts'

/** Copies the address of a title, or the code with which another site shows its card. */
export function ShareTitle({ page }: { page: TitlePage }) {
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

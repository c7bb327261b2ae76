import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { common, useTranslations } from 'shared-i18n'
import { Button, CheckIcon, Cluster, CopyIcon, ExternalLinkIcon, LinkButton, Section } from 'shared-ui'
import { createCopier } from '../shared/copier.ts'
import { newsTranslations } from './newsTranslations.ts'

/** Social networks, with the URL of their share dialog. */
const SHARE_TARGETS: readonly { name: string; shareUrl: (url: string) => string }[] = [
	{
		name: 'Facebook',
		shareUrl: (url) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
	},
	{ name: 'Twitter', shareUrl: (url) => `https://twitter.com/intent/tweet?url=${encodeURIComponent(url)}` },
]

/** Shares the URL of an article: on social networks, in a new tab, or by copying it. */
export function ShareArticle({ id }: { id: number }) {
	const t = useTranslations(newsTranslations)
	const shared = useTranslations(common)
	const [copier] = useState(createCopier)
	const copied = useStore(copier.$copied)
	const url = `${location.origin}/news/${id}`
	return (
		<Section title={t('news.share')}>
			<Cluster $gap={3}>
				{SHARE_TARGETS.map(({ name, shareUrl }) => (
					<LinkButton key={name} to={shareUrl(url)} target="_blank" rel="noopener noreferrer">
						<ExternalLinkIcon size={16} />
						{name}
					</LinkButton>
				))}
				<Button onClick={() => void copier.copy(url, t('news.copy.failed'))}>
					{copied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
					<span aria-live="polite">{copied ? shared('action.copied') : t('news.copy')}</span>
				</Button>
			</Cluster>
		</Section>
	)
}

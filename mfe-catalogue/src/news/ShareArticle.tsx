import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { common, useWords } from 'shared-i18n'
import { Button, CheckIcon, Cluster, CopyIcon, ExternalLinkIcon, LinkButton, Section } from 'shared-ui'
import { words } from '../words.ts'
import { createCopier } from './copier.ts'
import { SHARED_BY } from './sharedBy.ts'

/** Shares the address of an article: through two networks, in a window of their own, or by copying it. */
export function ShareArticle({ id }: { id: number }) {
	const t = useWords(words)
	const shared = useWords(common)
	const [copier] = useState(createCopier)
	const copied = useStore(copier.$copied)
	const address = `${location.origin}/news/${id}`
	return (
		<Section title={t('news.share')}>
			<Cluster $gap={3}>
				{SHARED_BY.map(({ name, addressOf }) => (
					<LinkButton key={name} to={addressOf(address)} target="_blank" rel="noopener noreferrer">
						<ExternalLinkIcon size={16} />
						{name}
					</LinkButton>
				))}
				<Button onClick={() => void copier.copy(address, t('news.copy.failed'))}>
					{copied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
					<span aria-live="polite">{copied ? shared('action.copied') : t('news.copy')}</span>
				</Button>
			</Cluster>
		</Section>
	)
}

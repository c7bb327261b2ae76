import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { FailurePanel, Remote } from 'shared-composition'
import type { ArticleCreation } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Badge, Cluster, Meta, Panel, Section, SkeletonText, Stack } from 'shared-ui'
import { addTranslations } from './addTranslations.ts'
import { createArticlePreview } from './articlePreviewStore.ts'

/** The article as its page will show it, sanitised by the server. */
export function ArticlePreview({ fields: { title, summary, category, content } }: { fields: ArticleCreation }) {
	const t = useTranslations(addTranslations)
	const shared = useTranslations(common)
	const [preview] = useState(createArticlePreview)
	const state = useStore(preview.$state)

	useEffect(() => preview.show(content), [preview, content])
	useEffect(() => preview.stop, [preview])

	return (
		<Section title={t('add.preview')}>
			<Panel>
				<Stack $gap={4}>
					<Cluster $gap={3}>
						<Badge>{shared(`news.${category}`)}</Badge>
						{state.state === 'shown' && <Meta>{t('add.preview.minutes', { count: state.readMinutes })}</Meta>}
					</Cluster>
					{title.trim() !== '' && <h3 dir="auto">{title}</h3>}
					{summary.trim() !== '' && (
						<Meta as="p" dir="auto">
							{summary}
						</Meta>
					)}
					{state.state === 'empty' && <Meta as="p">{t('add.preview.empty')}</Meta>}
					{state.state === 'failed' && <FailurePanel title={t('add.preview.failed')} onRetry={preview.retry} />}
					{state.state === 'shown' && (
						<Remote name="mfe-catalogue/ArticleBody" html={state.html} skeleton={<SkeletonText lines={5} />} />
					)}
				</Stack>
			</Panel>
		</Section>
	)
}

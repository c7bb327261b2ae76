import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import { useWords } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Button, EmptyState, Meta, Stack } from 'shared-ui'
import { words } from '../words.ts'
import { Deed } from './Deed.tsx'
import { createDeedList, joined } from './deedList.ts'
import type { Deeds } from './loadReleases.ts'
import { Versions } from './style.ts'
import { useLatest } from './useRefresh.ts'

/** Who did what with releases, the latest first. */
export function DeedLog({ deeds }: { deeds: Outcome<Deeds> }) {
	const t = useWords(words)
	const { revalidate } = useRevalidator()
	const { shown } = useLatest(deeds)
	const [list] = useState(createDeedList)
	const older = useStore(list.$older)

	if (shown.state !== 'done') return <FailurePanel title={t('releases.log.failed')} onRetry={revalidate} />
	const { items, next } = joined(shown.answer, older)
	if (items.length === 0) return <EmptyState title={t('releases.log.empty')} />
	return (
		<Stack>
			<Meta role="status">{t('releases.log.count', { count: shown.answer.total })}</Meta>
			<Versions>
				{items.map((deed) => (
					<Deed key={deed.id} deed={deed} />
				))}
			</Versions>
			{older.state === 'failed' && <Meta role="alert">{t('releases.log.failed')}</Meta>}
			{next !== null && (
				<div>
					<Button loading={older.state === 'asking'} onClick={() => void list.more(items, next)}>
						{t('releases.log.more')}
					</Button>
				</div>
			)}
		</Stack>
	)
}

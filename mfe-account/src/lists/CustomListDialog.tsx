import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import type { CustomList } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Prose, SkeletonGrid, Stack } from 'shared-ui'
import { Dialog } from 'shared-ui/windows'
import { createCustomList } from './customListStore.ts'
import { listTranslations } from './listTranslations.ts'
import { ListContent } from './shared/ListContent.tsx'

interface CustomListDialogProps {
	list: CustomList
	onClose: () => void
	onChange: (list: CustomList) => void
}

/** A dialog with all titles of a list. */
export function CustomListDialog({ list, onClose, onChange }: CustomListDialogProps) {
	const t = useTranslations(listTranslations)
	const shared = useTranslations(common)
	const [store] = useState(() => createCustomList(list, onChange))
	const state = useStore(store.$state)

	useEffect(() => {
		void store.load()
	}, [store])

	return (
		<Dialog open size="2xl" title={list.title} closeLabel={shared('action.close')} onClose={onClose}>
			<Stack $gap={6}>
				{list.description && <Prose>{list.description}</Prose>}
				{state.state === 'loading' && (
					<div role="status" aria-label={t('listTabs.loading')}>
						<SkeletonGrid />
					</div>
				)}
				{state.state === 'failed' && <FailurePanel title={t('listTabs.failed')} onRetry={() => store.load()} />}
				{state.state === 'ready' && <ListContent store={store} page={state.value} onGone={onClose} />}
			</Stack>
		</Dialog>
	)
}

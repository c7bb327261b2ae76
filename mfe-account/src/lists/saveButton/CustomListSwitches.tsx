import { useState } from 'react'
import { deferred, showOutcome } from 'shared-composition'
import type { TitlePlace } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, PlusIcon } from 'shared-ui'
import { Switch } from 'shared-ui/controls'
import { listTranslations } from '../listTranslations.ts'
import type { SavedTitleStore } from './savedTitleStore.ts'

const CustomListForm = deferred(() =>
	import(/* webpackChunkName: "list-form" */ '../CustomListForm.tsx').then((chunk) => chunk.CustomListForm),
)

/** A switch for each custom list of the reader, and a button that creates a new list with the title on it. */
export function CustomListSwitches({ lists, store }: { lists: TitlePlace['lists']; store: SavedTitleStore }) {
	const t = useTranslations(listTranslations)
	const [creating, setCreating] = useState(false)

	async function toggle(listId: string, holds: boolean) {
		showOutcome(await store.setOnList(listId, holds), t(holds ? 'lists.item.added' : 'lists.item.removed'))
	}

	return (
		<>
			{lists.map((list) => (
				<Switch
					key={list.id}
					label={list.title}
					description={t(list.isPublic ? 'lists.public' : 'lists.private')}
					checked={list.holds}
					onChange={(holds) => void toggle(list.id, holds)}
				/>
			))}
			<div>
				<Button size="sm" onClick={() => setCreating(true)}>
					<PlusIcon size={16} />
					{t('lists.create')}
				</Button>
			</div>
			{creating && <CustomListForm onClose={() => setCreating(false)} onSave={store.createList} />}
		</>
	)
}

import { lazy, Suspense, useState } from 'react'
import { announce } from 'shared-composition'
import type { TitlePlace } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { Button, PlusIcon } from 'shared-ui'
import { Switch } from 'shared-ui/controls'
import { words } from '../words.ts'
import type { PlaceStore } from './placeStore.ts'

const ListForm = lazy(async () => ({
	default: (await import(/* webpackChunkName: "list-form" */ '../lists/ListForm.tsx')).ListForm,
}))

/** On which of one's own lists a title stands, and a new one for it. */
export function OwnLists({ lists, store }: { lists: TitlePlace['lists']; store: PlaceStore }) {
	const t = useWords(words)
	const [creating, setCreating] = useState(false)

	async function put(listId: string, holds: boolean) {
		announce(await store.put(listId, holds), t(holds ? 'lists.item.added' : 'lists.item.removed'))
	}

	return (
		<>
			{lists.map((list) => (
				<Switch
					key={list.id}
					label={list.title}
					description={t(list.isPublic ? 'lists.public' : 'lists.private')}
					checked={list.holds}
					onChange={(holds) => void put(list.id, holds)}
				/>
			))}
			<div>
				<Button size="sm" onClick={() => setCreating(true)}>
					<PlusIcon size={16} />
					{t('lists.create')}
				</Button>
			</div>
			{creating && (
				<Suspense>
					<ListForm onClose={() => setCreating(false)} onSave={store.createList} />
				</Suspense>
			)}
		</>
	)
}

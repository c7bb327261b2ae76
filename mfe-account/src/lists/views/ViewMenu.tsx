import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import type { SavedView, ViewEdit } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { CheckIcon, EditIcon, GlobeIcon, IconButton, LockIcon, Menu, type MenuItem, MoreIcon } from 'shared-ui'
import { ShareIcon, TrashIcon } from 'shared-ui/parts'
import { showUndoableOutcome } from '../entry/showUndoableOutcome.ts'
import { listTranslations } from '../listTranslations.ts'
import { NameDialog, ShareDialog } from './deferredDialogs.ts'
import type { ViewStore } from './viewStore.ts'

interface ViewMenuProps {
	view: SavedView
	store: ViewStore
	/** The filters that are set now. */
	query: string
	/** The page is to show the view no more. */
	onRemove: () => Promise<void> | void
}

/** What the owner of a view does with it. */
export function ViewMenu({ view, store, query, onRemove }: ViewMenuProps) {
	const t = useTranslations(listTranslations)
	const [dialog, setDialog] = useState<'name' | 'share'>()
	const close = () => setDialog(undefined)

	async function edit(change: ViewEdit, success: string) {
		return showOutcome(await store.edit(view, change), success)
	}
	async function publish() {
		if (await edit({ isPublic: true }, t('views.public.done'))) setDialog('share')
	}
	async function remove() {
		await onRemove()
		// The button of this menu is gone.
		document.getElementById('main')?.focus({ preventScroll: true })
		const outcome = await store.remove(view)
		const restore = async () => void showOutcome(await store.restore(view), t('views.restored'))
		showUndoableOutcome(outcome, t('views.removed'), restore)
	}

	const items: MenuItem[] = [
		{
			label: t('views.update'),
			icon: <CheckIcon size={18} />,
			disabled: query === '' || query === view.query,
			onSelect: () => void edit({ query }, t('views.saved')),
		},
		{ label: t('views.rename'), icon: <EditIcon size={18} />, onSelect: () => setDialog('name') },
		...(view.isPublic
			? [
					{ label: t('views.address'), icon: <ShareIcon size={18} />, onSelect: () => setDialog('share') },
					{
						label: t('views.private'),
						icon: <LockIcon size={18} />,
						onSelect: () => void edit({ isPublic: false }, t('views.private.done')),
					},
				]
			: [{ label: t('views.public'), icon: <GlobeIcon size={18} />, onSelect: () => void publish() }]),
		{ label: t('views.remove'), icon: <TrashIcon size={18} />, danger: true, onSelect: () => void remove() },
	]
	const label = t('views.menu', { name: view.name })
	return (
		<>
			<Menu
				label={label}
				items={items}
				align="start"
				button={(trigger) => <IconButton size="sm" label={label} icon={<MoreIcon size={18} />} {...trigger} />}
			/>
			{dialog === 'name' && (
				<NameDialog name={view.name} onSave={(name) => store.edit(view, { name })} onClose={close} />
			)}
			{dialog === 'share' && <ShareDialog view={view} onClose={close} />}
		</>
	)
}

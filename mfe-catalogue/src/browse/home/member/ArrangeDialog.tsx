import { useId, useLayoutEffect, useRef, useState } from 'react'
import { showOutcome } from 'shared-composition'
import { type HomeLayout, setHomeLayoutRoute } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Button, ChevronDownIcon, ChevronUpIcon, IconButton, Meta, Stack, space } from 'shared-ui'
import { Switch } from 'shared-ui/controls'
import { Dialog } from 'shared-ui/windows'
import { styled } from 'styled-components'
import type { HomeRowItem } from '../useCatalogueRows.tsx'
import { arranged, DEFAULT_LAYOUT, moved } from './homeLayout.ts'
import { memberHomeTranslations } from './memberHomeTranslations.ts'

const Item = styled.li`
	display: grid;
	grid-template-columns: auto auto minmax(0, 1fr);
	align-items: center;
	gap: ${space[1]};
	> :last-child { margin-inline-start: ${space[3]}; }
`

interface ArrangeDialogProps {
	/** Every row, in the default order. */
	rows: readonly Pick<HomeRowItem, 'id' | 'title'>[]
	layout: HomeLayout
	onClose: () => void
	onSaved: (layout: HomeLayout) => void
}

/** The order of the rows of the home page, with a switch for each. It is kept for the member. */
export default function ArrangeDialog({ rows, layout, onClose, onSaved }: ArrangeDialogProps) {
	const t = useTranslations(memberHomeTranslations)
	const shared = useTranslations(common)
	const formId = useId()
	const defaultOrder = rows.map(({ id }) => id)
	const titles = new Map(rows.map(({ id, title }) => [id, title]))
	const [order, setOrder] = useState(() => arranged(defaultOrder, layout))
	const [hidden, setHidden] = useState<readonly string[]>(layout.hidden)
	const [isSaving, setSaving] = useState(false)
	const keepFocus = useKeptFocus()

	async function save() {
		setSaving(true)
		const isDefault = hidden.length === 0 && order.join() === defaultOrder.join()
		const chosen = isDefault ? DEFAULT_LAYOUT : { order, hidden: [...hidden] }
		const outcome = await act(setHomeLayoutRoute, { body: chosen })
		setSaving(false)
		if (showOutcome(outcome, t('memberHome.arrange.saved'))) onSaved(chosen)
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={t('memberHome.arrange.title')}
			closeLabel={shared('action.close')}
			footer={
				<>
					<Button
						onClick={() => {
							setOrder(defaultOrder)
							setHidden([])
						}}
					>
						{t('memberHome.arrange.default')}
					</Button>
					<Button type="submit" form={formId} variant="primary" loading={isSaving}>
						{t('memberHome.arrange.save')}
					</Button>
				</>
			}
		>
			<Stack
				as="form"
				id={formId}
				$gap={4}
				onSubmit={(event) => {
					event.preventDefault()
					void save()
				}}
			>
				<Meta as="p">{t('memberHome.arrange.lead')}</Meta>
				<Stack as="ol" $gap={2}>
					{order.map((id, index) => {
						const row = titles.get(id) ?? id
						const move = (by: -1 | 1) => {
							keepFocus()
							setOrder(moved(order, id, by))
						}
						return (
							<Item key={id}>
								<IconButton
									size="sm"
									label={t('memberHome.arrange.up', { row })}
									icon={<ChevronUpIcon size={18} />}
									disabled={index === 0}
									onClick={() => move(-1)}
								/>
								<IconButton
									size="sm"
									label={t('memberHome.arrange.down', { row })}
									icon={<ChevronDownIcon size={18} />}
									disabled={index === order.length - 1}
									onClick={() => move(1)}
								/>
								<Switch
									label={row}
									checked={!hidden.includes(id)}
									onChange={(isShown) => setHidden(isShown ? hidden.filter((each) => each !== id) : [...hidden, id])}
								/>
							</Item>
						)
					})}
				</Stack>
			</Stack>
		</Dialog>
	)
}

/** A moved item is another place in the document, and would lose the focus. Returns what to call before it moves. */
function useKeptFocus(): () => void {
	const focused = useRef<HTMLElement | null>(null)
	useLayoutEffect(() => {
		focused.current?.focus()
		focused.current = null
	})
	return () => {
		focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
	}
}

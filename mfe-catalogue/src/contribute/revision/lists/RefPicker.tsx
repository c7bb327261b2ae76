import { useStore } from '@nanostores/react'
import { useCombobox } from 'downshift'
import { useState } from 'react'
import type { Ref, SuggestedKind, Suggestion } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { color, Meta, radius, size, space } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { editTranslations } from '../editTranslations.ts'
import { createSuggestions } from './suggestionsStore.ts'

const Box = styled.div`
	position: relative;
	min-width: 0;
`
const Options = styled.ul`
	position: absolute;
	z-index: 2;
	inset: calc(100% + 4px) 0 auto;
	max-height: 16rem;
	overflow-y: auto;
	border: 1px solid ${color.edge};
	border-radius: ${radius.md};
	background: ${color.raised};
	&:empty { display: none; }
`
const Option = styled.li<{ $active: boolean }>`
	display: grid;
	padding: ${space[2]} ${space[3]};
	font-size: ${size.sm};
	cursor: pointer;
	background: ${(p) => (p.$active ? color.line : 'none')};
	overflow-wrap: anywhere;
`

interface RefPickerProps {
	of: SuggestedKind
	label: string
	value: Ref
	/** Whether what is missing can be created; a title never can. */
	mayCreate?: boolean
	error?: string | undefined
	onPick: (ref: Ref) => void
}

/** Searches people, characters, studios or titles while typing, and offers to create what is missing. */
export function RefPicker({ of, label, value, mayCreate: isCreating = of !== 'title', error, onPick }: RefPickerProps) {
	const t = useTranslations(editTranslations)
	const [store] = useState(() => createSuggestions(of))
	const state = useStore(store.$state)
	const items = state.state === 'ready' ? state.value.items : []
	const isLoading = state.state === 'loading' || (state.state === 'ready' && state.more === 'refreshing')
	const typed = value.name.trim()
	const mayCreate = isCreating && typed !== '' && value.id === null && !items.some(({ name }) => name === typed)
	const options: Suggestion[] = mayCreate ? [...items, { id: 0, name: typed, hint: '' }] : [...items]
	const { getInputProps, getMenuProps, getItemProps, highlightedIndex, isOpen } = useCombobox<Suggestion>({
		items: options,
		inputValue: value.name,
		selectedItem: null,
		itemToString: (item) => item?.name ?? '',
		onInputValueChange({ inputValue, type }) {
			if (type !== useCombobox.stateChangeTypes.InputChange) return
			onPick({ id: null, name: inputValue })
			store.search(inputValue)
		},
		onSelectedItemChange({ selectedItem }) {
			if (selectedItem) onPick({ id: selectedItem.id || null, name: selectedItem.name })
		},
	})
	// The field has a label of its own.
	const { 'aria-labelledby': _, ...input } = getInputProps()
	return (
		<Box>
			<TextField
				{...input}
				label={label}
				error={error}
				hint={mayCreate && !isOpen ? t('edit.pick.willCreate') : undefined}
			/>
			<Options {...getMenuProps({ 'aria-label': label })}>
				{isOpen &&
					options.map((item, index) => (
						<Option key={item.id} $active={index === highlightedIndex} {...getItemProps({ item, index })}>
							{item.id === 0 ? t('edit.pick.new', { name: item.name }) : item.name}
							{item.hint && <Meta>{item.hint}</Meta>}
						</Option>
					))}
				{isOpen && options.length === 0 && typed !== '' && !isLoading && (
					<Option as="li" $active={false} role="presentation">
						<Meta>{t(state.state === 'failed' ? 'edit.pick.failed' : 'edit.pick.none')}</Meta>
					</Option>
				)}
			</Options>
		</Box>
	)
}

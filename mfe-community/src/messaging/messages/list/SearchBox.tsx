import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useTranslations } from 'shared-i18n'
import { CloseIcon, IconButton, SearchIcon, space } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { messageTranslations } from '../messageTranslations.ts'
import { $search } from './search.ts'
import { searchFor } from './searchFor.ts'

const Box = styled.div`
	flex: none;
	padding: ${space[2]} ${space[3]} ${space[3]};
`

/** Filters the direct chats by name. */
export function SearchBox() {
	const t = useTranslations(messageTranslations)
	const typed = useStore($search)
	useEffect(() => () => searchFor(''), [])
	return (
		<Box role="search">
			<TextField
				type="search"
				label={t('messages.search')}
				hideLabel
				placeholder={t('messages.search')}
				value={typed}
				onChange={(event) => searchFor(event.target.value)}
				onKeyDown={(event) => event.key === 'Escape' && searchFor('')}
				start={<SearchIcon size={16} />}
				end={
					typed !== '' && (
						<IconButton
							size="sm"
							label={t('messages.search.clear')}
							icon={<CloseIcon size={16} />}
							onClick={() => searchFor('')}
						/>
					)
				}
			/>
		</Box>
	)
}

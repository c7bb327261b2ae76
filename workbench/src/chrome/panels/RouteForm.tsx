import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import { Button } from 'shared-ui'
import { Select, TextField } from 'shared-ui/controls'
import type { IndexedSlice } from '../../protocol/workbenchIndex.ts'
import { matchPattern, parametersOf, pathFromPattern } from '../../route/parameters.ts'
import { $moduleReports, buildKey } from '../sliceReports.ts'
import { FormGrid } from './FormGrid.ts'

interface RouteFormProps {
	selectedSlice: IndexedSlice
	/** The current path with its query. */
	path: string
	onOpen: (path: string) => void
}

/** A form for the URL of the preview: route, path parameters and query. */
export function RouteForm({ selectedSlice, path, onOpen }: RouteFormProps) {
	const report = useStore($moduleReports)[buildKey(selectedSlice)]
	const patterns = report?.routes.length ? [...new Set(report.routes)] : selectedSlice.slice.owns
	const [pathname = '/', query = ''] = path.split(/\?(.*)/s)
	// Static segments before parameters: `/news` before `/:page`.
	const sorted = [...patterns].sort((a, b) => parametersOf(a).length - parametersOf(b).length)
	const pattern = sorted.find((each) => matchPattern(each, pathname)) ?? pathname
	return (
		<Fields
			// Remounts the fields for a new path, so that they lose typed values.
			key={path}
			patterns={patterns.includes(pattern) ? patterns : [pattern, ...patterns]}
			pattern={pattern}
			values={matchPattern(pattern, pathname) ?? {}}
			query={query}
			onOpen={onOpen}
		/>
	)
}

interface FieldsProps {
	patterns: readonly string[]
	pattern: string
	values: Readonly<Record<string, string>>
	query: string
	onOpen: (path: string) => void
}

function Fields({ patterns, pattern, values: initialValues, query: initialQuery, onOpen }: FieldsProps) {
	const [values, setValues] = useState(initialValues)
	const [query, setQuery] = useState(initialQuery)

	function open(event: FormEvent) {
		event.preventDefault()
		const search = query.replace(/^\?/, '')
		onOpen(pathFromPattern(pattern, values) + (search ? `?${search}` : ''))
	}

	return (
		<form aria-label="URL" onSubmit={open}>
			<FormGrid>
				<Select
					label="Route"
					value={pattern}
					options={patterns.map((value) => ({ value, label: value }))}
					onSelect={(selected) => onOpen(pathFromPattern(selected))}
				/>
				{parametersOf(pattern).map(({ name }) => (
					<TextField
						key={name}
						label={name === '*' ? 'Rest of the path' : name}
						value={values[name] ?? ''}
						onChange={({ target }) => setValues({ ...values, [name]: target.value })}
					/>
				))}
				<TextField
					label="Query"
					placeholder="q=a&page=2"
					value={query}
					onChange={({ target }) => setQuery(target.value)}
				/>
			</FormGrid>
			<Button type="submit">Open</Button>
		</form>
	)
}

import { useStore } from '@nanostores/react'
import { Badge, Meta } from 'shared-ui'
import type { RequestLine } from '../../protocol/message.ts'
import { $requests } from '../frameStore.ts'
import { Table } from './Table.tsx'

const COLUMNS = ['URL', 'Method', 'Status', 'Initiator', 'Time', 'Size']

/** The requests of the frame. */
export function NetworkPanel() {
	const requests = useStore($requests)
	if (requests.length === 0) return <Meta>No requests.</Meta>
	return (
		<Table
			label="Network"
			columns={COLUMNS}
			rows={requests.map((request, index) => ({
				key: String(index),
				cells: [
					displayUrl(request.url),
					request.method,
					status(request),
					request.initiator,
					`${Math.round(request.ms)} ms`,
					size(request),
				],
			}))}
		/>
	)
}

function status({ status: number }: RequestLine) {
	if (number === 0) return <Badge $tone="danger">failed</Badge>
	return number >= 400 ? <Badge $tone="danger">{number}</Badge> : number
}

function size({ bytes }: RequestLine) {
	return bytes > 0 ? `${(bytes / 1024).toFixed(1)} KB` : <Meta>cached</Meta>
}

function displayUrl(absolute: string): string {
	const url = new URL(absolute, location.href)
	return url.origin === location.origin ? url.pathname + url.search : absolute
}

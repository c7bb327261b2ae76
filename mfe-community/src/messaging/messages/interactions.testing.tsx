import { act, fireEvent, screen, within } from '@testing-library/react'
import { ME, messageOf } from './messagesPage.testing.tsx'

/** Interactions with the screen and queries on it. */
export const SEND = 'POST /api/conversations/d1/messages'
export const field = () => screen.getByRole('textbox', { name: 'Mensagem para Caio Mori' })
export const type = (text: string) => act(async () => fireEvent.change(field(), { target: { value: text } }))
export const enter = (options = {}) => act(async () => fireEvent.keyDown(field(), { key: 'Enter', ...options }))
export const list = () => within(screen.getByRole('navigation', { name: 'Conversas' }))
export const history = () => within(screen.getByRole('region', { name: /^Mensagens de/ }))
export const sentAnswer = (text: string) => ({ conversationId: 'd1', message: messageOf(2, text, ME) })

// The baseline: Fastify with one route and a constant body, in a separate process.
import { readFileSync } from 'node:fs'
import fastify from 'fastify'

const body = readFileSync(process.env.BODY_FILE)
const app = fastify()
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
await app.listen({ host: process.env.HOST, port: Number(process.env.PORT) })

import Fastify from 'fastify'

const headers = Object.fromEntries<string>(JSON.parse(process.env['BENCH_HEADERS'] ?? '[]'))
const status = Number(process.env['BENCH_STATUS'] ?? 200)
const body = Buffer.from(process.env['BENCH_BODY'] ?? '', 'base64')

const app = Fastify({ logger: false })
app.get('/*', (_request, reply) => reply.code(status).headers(headers).send(body))
process.on('SIGTERM', () => process.exit(0))
const address = await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`Bare Fastify ready at ${address}`)

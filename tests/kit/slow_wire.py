"""A connection on which nothing comes at once, asked for with PEGOUT_WIRE_MS=200: pages must not mind.

Tests that look before a page has been told fail on it every time, and not only on a busy machine.
"""

import os

LONGEST_MS = int(os.environ.get("PEGOUT_WIRE_MS") or 0)
"""How long messages and answers take at most; nought for as long as they really do."""

SLOW_WIRE = """((longest) => {
    const delay = () => Math.random() < 0.3 ? 0 : Math.random() * longest;
    const after = (due) => Math.max(due + 1, performance.now() + delay());  // in their order
    const Quick = WebSocket;
    window.WebSocket = class extends Quick {
        #heard = 0;
        #sent = 0;
        #hearer = null;
        get onmessage() {
            return this.#hearer;
        }
        set onmessage(hearer) {
            this.#hearer = hearer;
            super.onmessage = (event) => {
                this.#heard = after(this.#heard);
                setTimeout(() => this.#hearer?.(event), this.#heard - performance.now());
            };
        }
        send(message) {
            this.#sent = after(this.#sent);
            const late = () => this.readyState === Quick.OPEN && super.send(message);
            setTimeout(late, this.#sent - performance.now());
        }
    };
    const quick = window.fetch;
    const pause = () => new Promise((done) => setTimeout(done, delay()));
    window.fetch = async (...asked) => {
        await pause();
        const answer = await quick(...asked);
        await pause();
        return answer;
    };
})"""
"""What is done in a page before its own code, given that."""

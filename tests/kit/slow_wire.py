"""A connection on which nothing comes at once, asked for with PEGOUT_WIRE_MS=200: pages must not mind.

Tests that look before a page has been told fail on it every time, and not only on a busy machine.
"""

import os

LONGEST_MS = int(os.environ.get("PEGOUT_WIRE_MS") or 0)
"""How long messages and answers take at most; nought for as long as they really do."""

SLOW_WIRE = """((longest) => {
    const delay = () => Math.random() < 0.3 ? 0 : Math.random() * longest;
    class Line {  // what comes later stays behind, however the browser orders its timers
        #due = 0;
        #underWay = [];
        put(act) {
            this.#underWay.push(act);
            this.#due = Math.max(this.#due, performance.now() + delay());
            setTimeout(() => this.#underWay.shift()(), this.#due - performance.now());
        }
    }
    const Quick = WebSocket;
    window.WebSocket = class extends Quick {
        #heard = new Line();
        #sent = new Line();
        #hearer = null;
        get onmessage() {
            return this.#hearer;
        }
        set onmessage(hearer) {
            this.#hearer = hearer;
            super.onmessage = (event) => this.#heard.put(() => this.#hearer?.(event));
        }
        send(message) {
            this.#sent.put(() => this.readyState === Quick.OPEN && super.send(message));
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
